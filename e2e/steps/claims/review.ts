import { expect } from '@playwright/test';
import { act, actionName, expectMeaning, expectStatus } from './claim.ts';
import { choose } from '../choose.ts';
import type { Person } from '../signIn.ts';

/** Opens the review, which locks out other reviewers. */
export async function startReview(person: Person): Promise<void> {
  const { page, texts, name } = person;
  await act(person, 'startReview');
  await expect(page.getByText(texts.t('documents:review.openedBy', { name }))).toBeVisible();
}

interface Return {
  /** Value of `reject_reason`. */
  reason: string;
  opinion: string;
  /** Slots to mark, each with its remark. */
  slots: Readonly<Record<string, string>>;
}

/** Sends a claim back to the dealer. */
export async function returnClaim(person: Person, { reason, opinion, slots }: Return): Promise<void> {
  const { page, texts } = person;
  const title = texts.t('shared:action.noPass');
  await act(person, 'noPass');
  const dialog = page.getByRole('dialog', { name: title });
  await choose(page, dialog.getByLabel(texts.t('ui:reason.reason')), texts.dict('reject_reason', reason));
  await dialog.getByLabel(texts.t('ui:reason.opinion')).fill(opinion);
  for (const [slot, note] of Object.entries(slots)) {
    const name = texts.t(`warrantyClaim:field.slot.${slot}`);
    await dialog.getByRole('checkbox', { name, exact: true }).check();
    await dialog.getByRole('textbox', { name: texts.t('ui:reason.noteOf', { field: name }) }).fill(note);
  }
  await dialog.getByRole('button', { name: title }).click();
  await expect(dialog).toBeHidden();
  await expectStatus(person, 'no_pass');
}

const results = { pass: 'pass', auditSucceeded: 'audit_succeeded' } as const;

/** Meaning of a status that follows from a day. */
interface DatedMeaning {
  key: string;
  /** `YYYY-MM-DD`. */
  date: string;
}

/** Approves a document and answers the question before it. @param meaning of its status then. Default: the name of the status */
async function approve(person: Person, action: keyof typeof results, meaning?: DatedMeaning): Promise<void> {
  const { page, texts } = person;
  await act(person, action);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: actionName(texts, action), exact: true })
    .click();
  if (meaning) await expectMeaning(person, meaning.key, { date: meaning.date });
  else await expectStatus(person, results[action]);
}

/** Gives the technical pass. */
export const passClaim = (person: Person, meaning?: DatedMeaning): Promise<void> => approve(person, 'pass', meaning);

/** Gives the final approval. */
export const approveFinally = (person: Person, meaning?: DatedMeaning): Promise<void> => approve(person, 'auditSucceeded', meaning);
