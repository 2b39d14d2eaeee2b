import { expect } from '@playwright/test';
import { scenarioVins } from '../../../apps/server/seed/vehicles/scenarioVehicles.ts';
import { act, claimNo, confirmWarning, fillHead, openNewClaim } from './claim.ts';
import { openMenu } from '../menu.ts';
import type { Person } from '../signIn.ts';

/** Saves a new draft for a machine of D001 and stays on it. Answers its number. */
export async function saveDraft(person: Person, head: Readonly<Record<string, string>> = {}): Promise<string> {
  await openMenu(person, 'service-warrantyClaim');
  await openNewClaim(person);
  await fillHead(person, { vin: scenarioVins.claim, ...head });
  await act(person, 'save');
  await confirmWarning(person, person.texts.t('server:W-216'));
  return claimNo(person);
}

/** The foot says that something is not saved yet. */
export const expectUnsaved = ({ page, texts: { t } }: Person): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: t('documents:form.unsaved') })).toBeVisible();

/** Nothing is unsaved any more. */
export const expectSaved = ({ page, texts: { t } }: Person): Promise<void> => expect(page.getByText(t('documents:form.unsaved'))).toBeHidden();
