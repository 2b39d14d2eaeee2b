/** Users from a workbook, with the rules of the form. It holds no passwords: new users are invited where mail is on, or given one. */
import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import { findingsOf, formCheck } from '../../../shared/import/formCheck.ts';
import type { FormCheck, ImportDefinition } from '../../../shared/import/importDefinition.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import { checkFields, createUser, editUser, freezeUsers, nameTaken, wrongNumber } from './administration.ts';
import { assigned } from './assigned.ts';
import { type Assignment, assignmentOf, beyondOf, lockUsers, manageableCondition, requestedStatus } from './manageable.ts';
import { noPassword } from '../password/oneTimePassword.ts';
import { inviteUser } from '../password/passwordLinks.ts';
import '../tables.ts';

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

/** Columns of the workbook, by the fields of the form whose values they hold as codes. */
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

const storedColumns = [
  'id',
  'username',
  'realname',
  'status',
  'delFlag',
  'language',
  'timezone',
  'email',
  'phone',
  'sex',
  'workNo',
  'positionId',
  'version',
] as const;

/** The users that rows name, by their names in small letters. */
async function storedUsers({ db, user }: Context, rows: readonly ImportedUser[]) {
  const found = await db
    .selectFrom('sysUser')
    .select(storedColumns)
    .select(manageableCondition(user).as('manageable'))
    .where(sql<SqlBool>`lower(username) = any(${rows.map(({ username }) => username.toLowerCase())})`)
    .execute();
  return new Map(found.map((one) => [one.username.toLowerCase(), one]));
}
type Stored = NonNullable<ReturnType<Awaited<ReturnType<typeof storedUsers>>['get']>>;

/** Ids of what rows name by code. */
async function idsOf({ db }: Context, table: 'sysDepart' | 'sysRole' | 'sysPosition', column: string, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ id: string; code: string }>`select id, ${sql.ref(column)} as code from ${sql.table(table)}
    where ${sql.ref(column)} = any(${[...new Set(codes)]})`.execute(db);
  return new Map(rows.map(({ id, code }) => [code, id]));
}

/** A row with the user that it names, if there is one, and as the form sends it. */
interface Entry {
  row: ImportedUser;
  stored: Stored | undefined;
  form: ReturnType<typeof toForm>;
}

type Ids = Record<'departs' | 'roles' | 'positions', Map<string, string>>;

/** Resolves the rows: one statement for all users, one for all codes of a kind. */
async function entriesOf(context: Context, rows: readonly ImportedUser[]): Promise<Entry[]> {
  const users = await storedUsers(context, rows);
  const ids: Ids = {
    departs: await idsOf(
      context,
      'sysDepart',
      'orgCode',
      rows.flatMap(({ orgCodes }) => orgCodes),
    ),
    roles: await idsOf(
      context,
      'sysRole',
      'roleCode',
      rows.flatMap(({ roleCodes }) => roleCodes),
    ),
    positions: await idsOf(
      context,
      'sysPosition',
      'code',
      rows.flatMap(({ positionCode }) => positionCode || []),
    ),
  };
  return rows.map((row) => {
    const stored = users.get(row.username.toLowerCase());
    return { row, stored, form: toForm(row, stored, ids) };
  });
}

const settingsOf = (language: NewUser['language'], timezone: string | undefined): Pick<NewUser, 'language' | 'timezone'> => ({
  ...(language && { language }),
  ...(timezone && { timezone }),
});

/** A row as the form sends it; omitted values stay as stored, for a new user as set for their dealer or the company. An unknown code has no id. */
function toForm(row: ImportedUser, stored: Stored | undefined, { departs, roles, positions }: Ids) {
  return {
    username: stored?.username ?? row.username,
    realname: row.realname,
    userType: row.userType,
    sex: row.sex ?? stored?.sex ?? null,
    phone: row.phone ?? stored?.phone ?? null,
    email: row.email ?? stored?.email ?? null,
    workNo: row.workNo ?? stored?.workNo ?? null,
    ...settingsOf(row.language ?? stored?.language, row.timezone ?? stored?.timezone),
    departIds: row.orgCodes.map((code) => departs.get(code) ?? ''),
    roleIds: row.roleCodes.map((code) => roles.get(code) ?? ''),
    marketGroups: row.marketGroups ?? [],
    ...(row.positionCode && { positionId: positions.get(row.positionCode) ?? '' }),
  };
}

const sameCodes = (one: readonly string[], joined: string): boolean => [...new Set(one)].toSorted().join(',') === joined;

type Assignments = Map<string, Promise<InvalidField[]>>;

/** Findings for the assignments of a new user; asked once for all users with the same ones. */
function ofNew(context: TrxContext, { userType, departIds, roleIds, marketGroups, positionId }: Assignment, asked: Assignments): Promise<InvalidField[]> {
  const key = JSON.stringify([userType, departIds, roleIds, marketGroups, positionId]);
  const known = asked.get(key) ?? assignmentOf(context, { userType, departIds, roleIds, marketGroups, positionId }).then(({ errors }) => errors);
  asked.set(key, known);
  return known;
}

async function check(context: TrxContext, { row, stored, form }: Entry, asked: Assignments): Promise<InvalidField[]> {
  const { db, user } = context;
  if (stored?.delFlag === 1) return [nameTaken(stored)];
  if (stored && !stored.manageable) return [{ field: 'username', code: 'E-012' }];
  if (stored?.status === requestedStatus) return [{ field: 'username', code: 'user.requested' }];
  const held = stored && (await assigned(db, stored.id));
  const errors = held ? (await assignmentOf(context, form, held)).errors : await ofNew(context, form, asked);
  const own: InvalidField[] =
    stored?.id !== user.id || !held
      ? []
      : [
          ...(sameCodes(row.roleCodes, held.roles) ? [] : [{ field: 'roleCodes', code: 'E-573' }]),
          ...(sameCodes(row.orgCodes, held.departs) ? [] : [{ field: 'orgCodes', code: 'E-573' }]),
          ...(sameCodes(row.marketGroups ?? [], held.marketGroups) ? [] : [{ field: 'marketGroups', code: 'E-573' }]),
          ...(row.status === '2' ? [{ field: 'status', code: 'E-573' }] : []),
        ];
  const beyond = stored ? await beyondOf(context, stored, 'beyond.user.edit') : null;
  return [
    ...(beyond ? [{ ...beyond, field: 'username' }] : []),
    ...findingsOf(() => checkFields(form)),
    ...(await wrongNumber(context, form.departIds, { phone: form.phone, stored: stored?.phone ?? null })),
    ...errors.map(inColumn),
    ...own,
  ];
}

async function store(context: TrxContext, { row, stored, form: { username, ...form } }: Entry): Promise<void> {
  if (stored) {
    await editUser(context, {
      positionId: stored.positionId,
      language: stored.language,
      timezone: stored.timezone,
      ...form,
      id: stored.id,
      version: stored.version,
    });
    if (row.status !== undefined && Number(row.status) !== stored.status) await freezeUsers(context, { ids: [stored.id], status: row.status === '2' ? 2 : 1 });
    return;
  }
  const frozen = row.status === '2';
  const { id, language } = await createUser(context, { ...form, username }, noPassword, { frozen });
  if (context.services.mail.isOn() && form.email && !frozen) await inviteUser(context, { ...form, id, language, username, email: form.email });
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
    const asked: Assignments = new Map();
    for (const entry of await entriesOf(context, rows)) findings.push(await check(context as TrxContext, entry, asked));
    return findings;
  },
  async store(context, rows) {
    await lockUsers(context.db);
    for (const entry of await entriesOf(context, rows)) await store(context, entry);
  },
};
