import { wireTime } from '../../shared/session/currentUser.ts';
import type { Today } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { changesSinceYesterday } from '../message/service.ts';
import { firstStory } from '../news/service.ts';
import { noticesOfHome } from '../public-notice/service.ts';
import { setupStatus } from '../setup/service.ts';
import { comingUp } from './comingUp.ts';
import { dueLines } from './dueLines.ts';

/** Due tasks, coming events and changes. */
export async function readToday(context: Context): Promise<Today> {
  const { user, services } = context;
  const due = await dueLines(context);
  const sum = (count: (line: (typeof due)[number]) => number): number => due.reduce((total, line) => total + count(line), 0);
  return {
    asOf: wireTime(services.now()),
    due,
    dueTotal: sum(({ count }) => count),
    lateTotal: sum(({ late }) => late),
    coming: await comingUp(context),
    changes: await changesSinceYesterday(context),
    notices: user.permissions.has('publicnotice:query') ? await noticesOfHome(context) : [],
    news: user.permissions.has('news:query') ? await firstStory(context) : null,
    setup: user.permissions.has('parameter:query') ? await openSetup(context) : null,
  };
}

/** Open setup steps of the installation, until the list is dismissed. */
async function openSetup(context: Context): Promise<Today['setup']> {
  const status = await setupStatus(context);
  return status.done || status.dismissed ? null : status;
}
