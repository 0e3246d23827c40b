# One spring of the batch in gnuplot. The terminal and the output are set on the command line.
set samples 1000
set xrange [0:1.5]
set yrange [-0.2:1.4]
set xtics 0.1
set ytics 0.2
set grid
set key bottom right
set xlabel "time in seconds"
frequency = 2 * pi / 0.5
ratio(bounce) = 1 - bounce
spring(x, bounce) = 1 - exp(-ratio(bounce) * frequency * x) \
  * cos(frequency * sqrt(1 - ratio(bounce) ** 2) * x)
plot spring(x, 0.3) linewidth 2.5 title "duration 0.5, bounce 0.3"
