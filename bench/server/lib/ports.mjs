// Ports of the subjects: from BENCH_PORT up, 55471 by default.
const subjects = ['floor', 'harrow', 'harrow-before', 'floor-capped'];

export const portOf = (subject) => Number(process.env.BENCH_PORT ?? 55471) + subjects.indexOf(subject);
