// Runs programs in turn and compares their cost.
//
//   interleave ROUNDS EVERY NAME PROGRAM [ARGUMENT...] [-- EVERY NAME PROGRAM [ARGUMENT...]]...
//
// Each round starts every program once, in the order given (A B C, A B C, ...); one with EVERY above
// 1 takes part in each EVERYth round only. Programs get no shell, and their output goes to /dev/null.
// A line for each program, separated by tabs:
//
//   NAME  wall ms  CPU ms  peak MiB  wall / first  CPU / first  wall / previous  CPU / previous
//   quartiles of wall / first  quartiles of CPU / first
//
// Times are medians over rounds, memory is the largest of all rounds, and a quotient is the median
// of the quotients within one round, so that whatever slows a round down slows both its parts. A
// first round is thrown away. All stands on one line; of the quartiles the lower comes first.
//
// In C and small for two reasons: an interpreter's start would be no part of the times but would
// disturb them, and Linux counts the memory of the process that starts a program as the program's.

#define _DEFAULT_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

enum { program_limit = 16, round_limit = 10000 };

typedef struct {
  double wall, cpu, mebibytes;
} cost;

typedef struct {
  int every;
  char *name;
  char **arguments;
  cost *costs;  // by round; wall is 0 where the program did not take part
} program;

extern char **environ;

static _Noreturn void stop(const char *what, const char *which) {
  fprintf(stderr, "interleave: %s%s\n", what, which);
  exit(2);
}

static double milliseconds(struct timespec a, struct timespec b) {
  return (double)(b.tv_sec - a.tv_sec) * 1e3 + (double)(b.tv_nsec - a.tv_nsec) / 1e6;
}

static double milliseconds_of(struct timeval time) {
  return (double)time.tv_sec * 1e3 + (double)time.tv_usec / 1e3;
}

static cost run(const program *program, const posix_spawn_file_actions_t *to_nowhere) {
  struct timespec start, end;
  struct rusage usage;
  pid_t child;
  int status;
  clock_gettime(CLOCK_MONOTONIC, &start);
  if (posix_spawn(&child, program->arguments[0], to_nowhere, NULL, program->arguments, environ) != 0) {
    stop("cannot start ", program->arguments[0]);
  }
  if (wait4(child, &status, 0, &usage) != child) stop("lost ", program->name);
  clock_gettime(CLOCK_MONOTONIC, &end);
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) stop("failed: ", program->name);
#ifdef __APPLE__
  const double unit = 1 << 20;  // ru_maxrss in bytes
#else
  const double unit = 1 << 10;  // in KiB
#endif
  return (cost){milliseconds(start, end),
                milliseconds_of(usage.ru_utime) + milliseconds_of(usage.ru_stime),
                (double)usage.ru_maxrss / unit};
}

static int ascending(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double values[round_limit];
static int value_count;

static double median(void) {
  qsort(values, (size_t)value_count, sizeof *values, ascending);
  const double upper = values[value_count / 2], lower = values[(value_count - 1) / 2];
  return (upper + lower) / 2;
}

static double wall(cost cost) { return cost.wall; }
static double cpu(cost cost) { return cost.cpu; }

static void take_quotients(double part(cost), const program *of, const program *by, int rounds) {
  value_count = 0;
  for (int i = 0; i < rounds; i++) {
    if (of->costs[i].wall > 0 && by->costs[i].wall > 0) {
      values[value_count++] = part(of->costs[i]) / part(by->costs[i]);
    }
  }
}

static double quotient(double part(cost), const program *of, const program *by, int rounds) {
  take_quotients(part, of, by, rounds);
  return median();
}

static void report_quartiles(double part(cost), const program *of, const program *by, int rounds) {
  take_quotients(part, of, by, rounds);
  median();  // leaves them in order
  printf("\t%.4f\t%.4f", values[value_count / 4], values[value_count - 1 - value_count / 4]);
}

static double median_of(double part(cost), const program *of, int rounds) {
  value_count = 0;
  for (int i = 0; i < rounds; i++) {
    if (of->costs[i].wall > 0) values[value_count++] = part(of->costs[i]);
  }
  return median();
}

static void report(const program *programs, int index, int rounds) {
  const program *program = &programs[index], *previous = &programs[index ? index - 1 : 0];
  double peak = 0;
  for (int i = 0; i < rounds; i++) {
    if (program->costs[i].mebibytes > peak) peak = program->costs[i].mebibytes;
  }
  printf("%s\t%.2f\t%.2f\t%.1f\t%.4f\t%.4f\t%.4f\t%.4f", program->name,
         median_of(wall, program, rounds), median_of(cpu, program, rounds), peak,
         quotient(wall, program, &programs[0], rounds),
         quotient(cpu, program, &programs[0], rounds),
         quotient(wall, program, previous, rounds), quotient(cpu, program, previous, rounds));
  report_quartiles(wall, program, &programs[0], rounds);
  report_quartiles(cpu, program, &programs[0], rounds);
  printf("\n");
}

int main(int count, char **arguments) {
  const int rounds = count > 1 ? atoi(arguments[1]) : 0;
  if (rounds < 1 || rounds > round_limit) stop("usage: see the head of interleave.c", "");
  static program programs[program_limit];
  int program_count = 0;
  for (int at = 2; at < count;) {
    if (program_count == program_limit || at + 2 >= count) stop("wrong arguments", "");
    program *program = &programs[program_count++];
    program->every = atoi(arguments[at]);
    if (program->every < 1 || program->every > rounds) stop("wrong EVERY: ", arguments[at]);
    program->name = arguments[at + 1];
    program->arguments = arguments + at + 2;
    program->costs = calloc((size_t)rounds, sizeof(cost));
    for (at += 2; at < count && strcmp(arguments[at], "--") != 0; at++) {}
    // The end of this program's arguments, and on to the next.
    arguments[at++] = NULL;
  }

  posix_spawn_file_actions_t to_nowhere;
  posix_spawn_file_actions_init(&to_nowhere);
  for (int descriptor = 0; descriptor <= 2; descriptor++) {
    posix_spawn_file_actions_addopen(&to_nowhere, descriptor, "/dev/null", O_RDWR, 0);
  }
  for (int i = 0; i < program_count; i++) run(&programs[i], &to_nowhere);
  for (int round = 0; round < rounds; round++) {
    for (int i = 0; i < program_count; i++) {
      if (round % programs[i].every == 0) programs[i].costs[round] = run(&programs[i], &to_nowhere);
    }
  }
  for (int i = 0; i < program_count; i++) report(programs, i, rounds);
  return 0;
}
