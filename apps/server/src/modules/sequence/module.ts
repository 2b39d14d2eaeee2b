import type { Handlers } from '../../shared/contract/handlers.ts';
import type { LoggedRecord } from '../../shared/change-log/loggedRecord.ts';
import type { Module } from '../../shared/module.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { cancelSequence, editSequence, listSequences, sequenceId } from './sequences.ts';

const routes = (): Handlers<'sequences'> => ({
  sequencesList: ({ context }) => listSequences(context),
  sequencesEdit: ({ body, commit }) =>
    commit(async (within) => {
      await editSequence(within, body);
      return null;
    }),
  sequencesCancel: ({ body, commit }) =>
    commit(async (within) => {
      await cancelSequence(within, body);
      return null;
    }),
});

/** How a rule was changed is the maker's own. */
const history: LoggedRecord = {
  docType: 'sequence',
  permission: 'sequence:query',
  async visible({ db, user }, id) {
    if (!isMaker(user)) return false;
    const codes = await db.selectFrom('sequenceRule').select('code').distinct().execute();
    return codes.some(({ code }) => sequenceId(code) === id);
  },
};

/** How documents are numbered. */
export const sequence = {
  routes,
  masterLogs: [history],
  menu: [{ group: 'isystem', path: '/isystem/sequence', component: 'isystem-sequence/SequencePage', permission: 'sequence:query' }],
  grants: { sequence: { SA: 'VE' } },
} satisfies Module;
