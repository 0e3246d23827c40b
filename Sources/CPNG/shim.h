#pragma once

// setjmp has to be known before png.h on some systems.
#include <setjmp.h>
#include <stdio.h>

#include <png.h>
#include <zlib.h>
