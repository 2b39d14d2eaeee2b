import type { Person } from './signIn.ts';

/** Presses a button of the bar at the foot, by its text: the icon that says it is busy may still be leaving, and counts in its name. */
export const press = ({ page }: Person, text: string): Promise<void> => page.locator('[data-document-foot]:visible').getByText(text, { exact: true }).click();
