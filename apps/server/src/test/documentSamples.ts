/** One document of every kind, for the tests that walk through all kinds. A kind without a sample does not pass them. */
import type { Services } from '../shared/services.ts';
import { contextOf } from '../shared/context.ts';
import { saveFeedback } from '../modules/feedback/saveFeedback.ts';
import { saveClaim } from '../modules/warranty-claim/actions/saveClaim.ts';
import { addNotice } from '../modules/public-notice/changeNotice.ts';
import { machines } from './machineFixtures.ts';

type Sample = (services: Services) => Promise<{ id: string }>;

/** By kind. The document belongs to dealer D001, where it belongs to one. */
export const documentSamples: Readonly<Record<string, Sample>> = {
  warrantyClaim: async (services) =>
    saveClaim(contextOf(services, await services.sessions.actAs('d001.service')), { claimType: 'normal', vin: machines.covered }, { confirm: true }),
  publicnotice: async (services) =>
    addNotice(contextOf(services, await services.sessions.actAs('zhao.manager')), {
      title: { 'zh-cn': '通知' },
      content: { 'zh-cn': '<p>正文</p>' },
      noticeType: 'policy',
      targetScope: 'all',
    }),
  feedback: async (services) =>
    saveFeedback(contextOf(services, await services.sessions.actAs('d001.service')), {
      feedbackType: 'parts_supply',
      title: 'Filters',
      content: 'When will the oil filters arrive?',
    }),
  vehicle: ({ db }) => db.selectFrom('vehicle').select('id').where('vin', '=', machines.inStock).executeTakeFirstOrThrow(),
};
