/** With more px than this under the click the sub-form opens below its row, else above. */
const roomBelow = 350;

export const subFormSide = (clickY: number, bodyHeight: number): 'below' | 'above' => (bodyHeight - clickY > roomBelow ? 'below' : 'above');

const retries = 3;
const retryMs = 100;

/** Asks `attempt` until it answers something, three times more after the first, 100 ms apart; `undefined` if it never did. */
export async function withRetries<Answer>(attempt: () => Answer | undefined): Promise<Answer | undefined> {
  for (let retry = 0; ; retry += 1) {
    const answer = attempt();
    if (answer !== undefined || retry === retries) return answer;
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}
