#!/bin/sh
# Counts the verdicts on a list of puzzles with GNU parallel: ./count_verdicts.sh puzzles.txt
#
# Blocks of 10 MB go to the program as they come. With --sshlogin (or -S host1,host2) they go to other machines;
# the program must be installed there. REDOKU names another program, "npx redoku" for example.
set -eu
parallel --pipe --block 10M "${REDOKU:-redoku} check --threads 1 || test \$? -eq 1" <"$1" | cut -f1 | sort | uniq -c
