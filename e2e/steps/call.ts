import type { APIRequestContext } from '@playwright/test';
import type { Person } from './signIn.ts';

/** Asks the server as the person's browser would. @returns the result of its answer */
export async function call<Result>({ page }: Person, path: string, options: Parameters<APIRequestContext['fetch']>[1] = {}): Promise<Result> {
  const stored = await page.evaluate(() => localStorage.getItem('Access-Token'));
  const { value } = JSON.parse(stored ?? '{}') as { value?: string };
  const answer = (await (await page.request.fetch(path, { ...options, headers: { ...options.headers, 'X-Access-Token': value ?? '' } })).json()) as {
    result: Result;
  };
  return answer.result;
}
