/** Verification code as typed, and the solution of its puzzle, which is looked for meanwhile. */
export interface CodeAnswer {
  captcha: string;
  checkKey: string;
  /** Undefined, now or once it is there: without one the server refuses the code. */
  proof: Promise<string | undefined> | undefined;
}

export const noCode: CodeAnswer = { captcha: '', checkKey: '', proof: undefined };

/** The answer as calls take it, once its puzzle is solved. */
export async function solved({ captcha, checkKey, proof }: CodeAnswer): Promise<{ captcha: string; checkKey: string; proof?: string }> {
  const found = await proof;
  return { captcha, checkKey, ...(found !== undefined && { proof: found }) };
}
