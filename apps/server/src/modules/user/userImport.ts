/** Users from a workbook, with the rules of the form. Nobody's password is in it: whoever is new is invited where mail is on, or given one. */
import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import { findingsOf, formCheck } from '../../shared/import/formCheck.ts';
import type { FormCheck, ImportDefinition } from '../../shared/import/importDefinition.ts';
import type { InvalidField } from '../../shared/refusal/refusal.ts';
import { checkFields, createUser, editUser, freezeUsers } from './administration.ts';
import { assigned } from './assigned.ts';
import { assignmentOf, lockUsers, manageableCondition, requestedStatus } from './manageable.ts';
import { inviteUser } from './passwordLinks.ts';
import './tables.ts';

type NewUser = Operations['usersAdd']['data']['body'];
type OfForm = 'username' | 'realname' | 'userType';
type Optional = 'email' | 'phone' | 'sex' | 'workNo' | 'language' | 'timezone' | 'marketGroups';

/** A row: what the form has, with codes for what the form names by id. */
interface ImportedUser extends Pick<NewUser, OfForm>, Partial<Pick<NewUser, Optional>> {
  orgCodes: string[];
  roleCodes: string[];
  positionCode?: string;
  status?: string;
}

/** What the form calls what a row names by code. */
const columnOf: Readonly<Record<string, string>> = { departIds: 'orgCodes', roleIds: 'roleCodes', positionId: 'positionCode' };
const inColumn = (finding: InvalidField): InvalidField => ({ ...finding, field: columnOf[finding.field] ?? finding.field });

/** Limits and types are those of the form; what a row leaves out, and its codes, are judged later. */
const anyId = '0'.repeat(32);
const anyIds = (codes: unknown): unknown => (Array.isArray(codes) ? codes.map(() => anyId) : codes);
const checkForm: FormCheck = (input) => {
  const { orgCodes, roleCodes, positionCode, status = '1', ...row } = input as ImportedUser;
  const body = { language: 'en', timezone: 'UTC', ...row, departIds: anyIds(orgCodes), roleIds: anyIds(roleCodes) };
  return [
    ...formCheck('usersAdd')(body).map(inColumn),
    ...(status === '1' || status === '2' ? [] : [{ field: 'status', code: 'E-014' }]),
    ...((positionCode?.length ?? 0) > 50 ? [{ field: 'positionCode', code: 'contract.tooLong', params: { n: 50 } }] : []),
  ];
};

const storedUser = ({ db, user }: Context, username: string) =>
  db
    .selectFrom('sysUser')
    .select(['id', 'username', 'status', 'delFlag', 'language', 'timezone', 'email', 'phone', 'sex', 'workNo'])
    .select(manageableCondition(user).as('manageable'))
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();
type Stored = NonNullable<Awaited<ReturnType<typeof storedUser>>>;

/** Ids of what a row names by code; a code that nobody knows has none. */
async function idsOf({ db }: Context, table: 'sysDepart' | 'sysRole' | 'sysPosition', column: string, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<{ id: string | null }>`select found.id from unnest(${[...codes]}::text[]) as asked(code)
    left join ${sql.table(table)} found on found.${sql.ref(column)} = asked.code`.execute(db);
  return rows.map(({ id }) => id ?? '');
}

/** A row as the form sends it; what it leaves out stays as it was, of somebody new as the caller has it. */
async function toForm(context: Context, row: ImportedUser, stored: Stored | undefined) {
  const [positionId] = row.positionCode ? await idsOf(context, 'sysPosition', 'code', [row.positionCode]) : [];
  return {
    username: stored?.username ?? row.username,
    realname: row.realname,
    userType: row.userType,
    sex: row.sex ?? stored?.sex ?? null,
    phone: row.phone ?? stored?.phone ?? null,
    email: row.email ?? stored?.email ?? null,
    workNo: row.workNo ?? stored?.workNo ?? null,
    language: row.language ?? stored?.language ?? context.user.language,
    timezone: row.timezone ?? stored?.timezone ?? context.user.timeZone,
    departIds: await idsOf(context, 'sysDepart', 'orgCode', row.orgCodes),
    roleIds: await idsOf(context, 'sysRole', 'roleCode', row.roleCodes),
    marketGroups: row.marketGroups ?? [],
    ...(row.positionCode && { positionId: positionId ?? '' }),
  };
}

const sameCodes = (one: readonly string[], joined: string): boolean => [...new Set(one)].toSorted().join(',') === joined;

async function check(context: TrxContext, row: ImportedUser): Promise<InvalidField[]> {
  const { db, user } = context;
  const stored = await storedUser(context, row.username);
  if (stored?.delFlag === 1) return [{ field: 'username', code: 'field.taken' }];
  if (stored && !stored.manageable) return [{ field: 'username', code: 'E-012' }];
  if (stored?.status === requestedStatus) return [{ field: 'username', code: 'user.requested' }];
  const held = stored && (await assigned(db, stored.id));
  const form = await toForm(context, row, stored);
  const { errors } = await assignmentOf(context, form, held);
  const own: InvalidField[] =
    stored?.id !== user.id || !held
      ? []
      : [
          ...(sameCodes(row.roleCodes, held.roles) ? [] : [{ field: 'roleCodes', code: 'E-573' }]),
          ...(sameCodes(row.orgCodes, held.departs) ? [] : [{ field: 'orgCodes', code: 'E-573' }]),
          ...(sameCodes(row.marketGroups ?? [], held.marketGroups) ? [] : [{ field: 'marketGroups', code: 'E-573' }]),
          ...(row.status === '2' ? [{ field: 'status', code: 'E-573' }] : []),
        ];
  return [...findingsOf(() => checkFields(form)), ...errors.map(inColumn), ...own];
}

async function store(context: TrxContext, row: ImportedUser): Promise<void> {
  const stored = await storedUser(context, row.username);
  const { username, ...form } = await toForm(context, row, stored);
  if (stored) {
    const { rows } = await sql<{ positionId: string | null }>`select position_id from sys_user where id = ${stored.id}`.execute(context.db);
    await editUser(context, { positionId: rows[0]!.positionId, ...form, id: stored.id });
    if (row.status !== undefined && Number(row.status) !== stored.status) await freezeUsers(context, { ids: [stored.id], status: row.status === '2' ? 2 : 1 });
    return;
  }
  const frozen = row.status === '2';
  const id = await createUser(context, { ...form, username }, '', { frozen });
  if (context.services.mail.isOn() && form.email && !frozen) await inviteUser(context, { ...form, id, username, email: form.email });
}

export const userImport: ImportDefinition<ImportedUser> = {
  name: 'user',
  noun: 'user',
  form: checkForm,
  // A column of passwords must not look as if it counted.
  noOtherColumns: true,
  keyField: 'username',
  keyOf: ({ username }) => username.toLowerCase(),
  fields: [
    { name: 'username', kind: 'text', required: true },
    { name: 'realname', kind: 'text', required: true },
    { name: 'userType', kind: 'choice', dictionary: 'user_type', required: true },
    { name: 'orgCodes', kind: 'list', required: true },
    { name: 'roleCodes', kind: 'list', required: true },
    { name: 'email', kind: 'text' },
    { name: 'phone', kind: 'text' },
    { name: 'sex', kind: 'choice', dictionary: 'sex' },
    { name: 'workNo', kind: 'text' },
    { name: 'positionCode', kind: 'text' },
    { name: 'language', kind: 'choice', dictionary: 'language' },
    { name: 'timezone', kind: 'text' },
    { name: 'marketGroups', kind: 'list' },
    { name: 'status', kind: 'choice', dictionary: 'user_status' },
  ],
  // One after the other: each asks what its user has.
  async check(context, rows) {
    const findings: InvalidField[][] = [];
    for (const row of rows) findings.push(await check(context as TrxContext, row));
    return findings;
  },
  async store(context, rows) {
    await lockUsers(context.db);
    for (const row of rows) await store(context, row);
  },
};
