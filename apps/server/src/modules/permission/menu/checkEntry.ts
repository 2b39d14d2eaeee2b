/** Whether an entry of the menu may become what was sent. */
import type { TrxContext } from '../../../shared/context.ts';
import { isAddress } from '../../../shared/isAddress.ts';
import { type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { lowAppPath } from './lowAppEntries.ts';
import { grantablePermissions } from '../matrix.ts';
import { lookFields, type KeptEntry } from './effectiveMenu.ts';

/** Without these rights and pages, rights could not be given back. */
export const ofAdministrators = ['user:query', 'user:edit', 'permission:query', 'permission:edit'] as const;
export const neverOff: ReadonlySet<string> = new Set([...ofAdministrators, 'isystem', 'isystem-permission']);

/** The site of the maker that a link hands users over to: `portal:epc`. */
export const siteOf = (url: string | null | undefined): 'epc' | 'manual' | undefined => (['epc', 'manual'] as const).find((site) => url === `portal:${site}`);
const lowAppPattern = /^\/low-app\/[a-z0-9-]{2,32}$/;

type Fields = Partial<KeptEntry>;

/** Fixed columns of an entry: addresses of pages of one record, and columns that groups and buttons lack. */
function fixedFields(menu: readonly KeptEntry[], entry: KeptEntry): readonly string[] {
  if (!entry.builtIn) return [];
  const always = ['Type', 'component', 'url', 'internalOrExternal', 'target', 'permission'];
  if (entry.type === 2) return [...always, ...lookFields.filter((field) => field !== 'title' && field !== 'status')];
  const isBelowPage = menu.some(({ id, Type }) => id === entry.pid && Type !== 0);
  return entry.Type === 0 || isBelowPage ? [...always, 'pid'] : always;
}

/** Whether an entry may stand under another group. */
export const isMovable = (menu: readonly KeptEntry[], entry: KeptEntry): boolean => !fixedFields(menu, entry).includes('pid');

/** E-557 for what cannot be changed, E-575 for what administrators need. */
export function mustBeChangeable(menu: readonly KeptEntry[], entry: KeptEntry, sent: Readonly<Record<string, unknown>>): void {
  const fixed = fixedFields(menu, entry).filter((field) => sent[field] !== undefined);
  if (fixed.length > 0) throw invalid(fixed.map((field) => ({ field, code: 'E-557', params: { field } })));
  if (!neverOff.has(entry.id)) return;
  const offBy = (['status', 'hidden', 'route'] as const).find((field) => (field === 'hidden' ? sent[field] === 'Y' : Number(sent[field] ?? 1) === 0));
  if (offBy) throw invalid([{ field: offBy, code: 'E-575' }]);
}

/** Whether a place exists: pages that came with the system lie in a group, what was added may lie beside the groups. */
const isPlace = (menu: readonly KeptEntry[], { builtIn, type, Type }: Pick<KeptEntry, 'builtIn' | 'type' | 'Type'>, pid: string | null): boolean =>
  pid === null ? !builtIn || Type === 0 || type === 2 : menu.some(({ id, Type: kind }) => id === pid && kind === 0);

/** E-014 for a group that does not exist. */
export function mustBePlace(menu: readonly KeptEntry[], entry: Pick<KeptEntry, 'builtIn' | 'type' | 'Type'>, pid: string | null): void {
  if (!isPlace(menu, entry, pid)) throw invalid([{ field: 'pid', code: 'E-014' }]);
}

async function isLowApp({ db }: TrxContext, path: string): Promise<boolean> {
  const app = await db
    .selectFrom('lowApp')
    .select('id')
    .where('appId', '=', path.slice(lowAppPath('').length))
    .executeTakeFirst();
  return app !== undefined;
}

/** Checks the target of an added entry, as it would be after the change. */
export async function checkTarget(context: TrxContext, { Type, component, url, permission }: Fields): Promise<void> {
  const { services } = context;
  const errors: InvalidField[] = [];
  if (Type === 1 && !component) errors.push({ field: 'component', code: 'E-013' });
  if (Type === 30 && component) errors.push({ field: 'component', code: 'E-014' });
  if (!(isAddress(url ?? '') || (Type === 30 && siteOf(url) !== undefined)) || (component === 'LowApp' && !lowAppPattern.test(url!)))
    errors.push({ field: 'url', code: 'menu.address' });
  if (component === 'LowApp' && errors.length === 0 && !(await isLowApp(context, url!))) errors.push({ field: 'url', code: 'E-581' });
  if (permission && !grantablePermissions(services.modules).includes(permission)) errors.push({ field: 'permission', code: 'E-014' });
  if (errors.length > 0) throw invalid(errors);
}

/** An icon of the dictionary. */
export function checkIcon({ services }: TrxContext, icon: string | null | undefined): void {
  if (icon && !services.dictionaries.items('menu_icon')?.some(({ value }) => value === icon)) throw invalid([{ field: 'icon', code: 'E-014' }]);
}
