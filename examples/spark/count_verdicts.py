"""Solves a list of puzzles on a Spark cluster and counts the verdicts.

    pip install pyspark
    spark-submit count_verdicts.py puzzles.txt [command]

Each partition of the list is piped through one process of the program, `redoku check` unless another command is
given; it must be installed on every machine. Locally, all cores share the work. The count `unreadable` is what the
program reported on standard error and did not answer.
"""

import os
import sys

from pyspark.sql import SparkSession


def main(path, command="redoku check --threads 1"):
    spark = SparkSession.builder.appName("redoku").getOrCreate()
    # Comments and blank lines are not puzzles.
    lines = spark.sparkContext.textFile(path).filter(lambda line: line.strip() and line[0] != "#")
    # Spark starts the program without an environment, so without a PATH to find it in.
    answers = lines.pipe(command, env=dict(os.environ))
    verdicts = answers.map(lambda answer: answer.split("\t")[0]).countByValue()
    verdicts["unreadable"] = lines.count() - sum(verdicts.values())
    for verdict in ["unique", "multiple", "none", "invalid", "unreadable"]:
        print(f"{verdict}\t{verdicts[verdict]}")
    spark.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
