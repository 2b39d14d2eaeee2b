import type { MarketGroupInput } from '../../generated/types.gen.ts';
import { type Context } from '../../shared/context.ts';
import type { Master } from '../../shared/master/master.ts';
import { fillTexts } from '../../shared/messages/fillTexts.ts';
import type { InvalidField } from '../../shared/refusal/refusal.ts';
import '../department/tables.ts';

const textsOf = ({ nameZh, nameEn, nameEs, nameRu, nameFr, namePt }: Omit<MarketGroupInput, 'code' | 'region'>) =>
  fillTexts({ 'zh-cn': nameZh, en: nameEn, es: nameEs, ru: nameRu, fr: nameFr, pt: namePt });

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
  check: async (context, inputs) => {
    const managers = await strangeManagers(context, inputs);
    return inputs.map((input, at) => [...(textsOf(input) ? [] : [{ field: 'nameEn', code: 'E-013' }]), ...managers[at]!]);
  },
  toRow: ({ code, region, managerUser, enabled = 'Y', ...names }) => ({
    code: code.toUpperCase(),
    name: textsOf(names)!,
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
