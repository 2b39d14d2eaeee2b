import type { Handlers } from '../../shared/contract/handlers.ts';
import { moneyLines } from './moneyLines.ts';
import { readToday } from './readToday.ts';

export const homeRoutes = (): Handlers<'home'> => ({
  homeToday: ({ context }) => readToday(context),
  homeMoney: ({ context }) => moneyLines(context),
});
