import { expect } from '@playwright/test';
import type { Person } from './signIn.ts';

/** Pages of the menu, as the server names them. */
export type MenuPage =
  | 'service-warrantyClaim'
  | 'service-usedParts'
  | 'service-usedParts-tasks'
  | 'vehicle-list'
  | 'workbench-todo'
  | 'workbench-message'
  | 'workbench-notice';

/** Opens a page through the side menu, its group first where that is closed. */
export async function openMenu({ page, texts: { t } }: Person, name: MenuPage): Promise<void> {
  const menu = page.getByRole('navigation', { name: t('ui:layout.menu') });
  const entry = menu.getByRole('link', { name: t(`server:menu.${name}`), exact: true, includeHidden: true });
  await expect(entry.or(menu.getByText(t(`server:menu.${name.split('-')[0]}`), { exact: true })).first()).toBeVisible();
  if (!(await entry.isVisible())) await menu.getByText(t(`server:menu.${name.split('-')[0]}`), { exact: true }).click();
  await entry.click();
}
