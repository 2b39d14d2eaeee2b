import type { MarketGroupInput } from '../../generated/types.gen.ts';
import { type Context } from '../../shared/context.ts';
import { type Master, namesOf } from '../../shared/master/master.ts';
import type { InvalidField } from '../../shared/refusal/refusal.ts';
import '../department/tables.ts';

/** Rules of market groups. */
export const groupMaster: Master<MarketGroupInput> = {
  name: 'marketGroup',
  noun: 'market-group',
  table: 'marketGroup',
  form: 'marketGroupsAdd',
  key: ['code'],
  keyField: 'code',
  keyOf: ({ code }) => code.toUpperCase(),
  fields: { code: { kind: 'code' } },
  check: strangeManagers,
  toRow: ({ code, region, managerUser, enabled = 'Y', ...names }) => ({
    code: code.toUpperCase(),
    name: namesOf(names),
    region,
    managerUser: managerUser || null,
    enabled,
  }),
  afterChange: ({ services, db }) => services.dictionaries.refresh(db),
};

/** A group is looked after by active people of the maker. */
async function strangeManagers({ db }: Context, inputs: readonly MarketGroupInput[]): Promise<InvalidField[][]> {
  const names = inputs.flatMap(({ managerUser }) => managerUser || []);
  const known =
    names.length === 0
      ? []
      : await db
          .selectFrom('sysUser')
          .select('username')
          .where('username', 'in', names)
          .where('userType', '=', 'maker')
          .where('status', '=', 1)
          .where('delFlag', '=', 0)
          .execute();
  const staff = new Set(known.map(({ username }) => username));
  return inputs.map(({ managerUser }) =>
    managerUser && !staff.has(managerUser) ? [{ field: 'managerUser', code: 'master.unknown', params: { code: managerUser } }] : [],
  );
}
