// Where the subjects listen: ports from BENCH_PORT up, 55471 where it is not set.
const subjects = ['floor', 'harrow', 'harrow-before', 'floor-capped'];

export const portOf = (subject) => Number(process.env.BENCH_PORT ?? 55471) + subjects.indexOf(subject);
