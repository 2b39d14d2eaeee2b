/**
 * Measures each subject once a round, in an order that turns each round: a, b, c, c, b, a, a, … Other load on the machine then affects all
 * alike.
 * @returns the values of the rounds, in the order of the subjects
 */
export async function inTurns<Subject, Values>(
  subjects: readonly Subject[],
  rounds: number,
  measure: (subject: Subject, round: number) => Promise<Values>,
): Promise<Values[][]> {
  const values = subjects.map((): Values[] => []);
  const order = [...subjects.keys()];
  for (let round = 0; round < rounds; round += 1)
    for (const index of round % 2 ? order.toReversed() : order) values[index]!.push(await measure(subjects[index]!, round));
  return values;
}
