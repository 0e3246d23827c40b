// Tables and numbers are written with TextForms, which users of this module need, too.
@_exported public import TextForms
