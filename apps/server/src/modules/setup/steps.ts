/** Steps to set up an installation, in their order. Each states the facts of the tables that it depends on. */
import { type RawBuilder, sql } from 'kysely';
import { makerDay } from '../../shared/makerDay.ts';
import type { Context } from '../../shared/context.ts';
import { labourRateOf } from '../price/service.ts';
import type { Role } from '../permission/service.ts';
import { hasPassword } from '../../shared/session/hasPassword.ts';

export interface Step {
  key: string;
  /** Page where it is done; a step without its page is none. */
  page: string;
  /** Fragment of the page's address that leads to what is missing. */
  place?: (context: Context) => string;
  /** Done as soon as an authorised user has seen the page. */
  bySeeing?: true;
  permission: string;
  who: readonly Role[];
  skippable: boolean;
  /** Query of one row with `count` and `done`. */
  look: (context: Context) => RawBuilder<{ count: number; done: boolean }>;
  /** People of this kind count as soon as they have a password. */
  withoutPassword?: 'maker' | 'dealer';
}

const day = ({ services }: Context) => sql`${makerDay(services)}::date`;
const atLeastOne = (rows: RawBuilder<unknown>) => sql<{ count: number; done: boolean }>`select count(*)::int as count, count(*) > 0 as done ${rows}`;
/** Active dealers, which need users. */
const activeDealers = sql`dealer where dealer.dealer_status = 'active'`;
const reviewersNeeded = 2;

export const steps: readonly Step[] = [
  {
    key: 'company',
    page: '/isystem/config',
    place: ({ services: { parameters } }) => `?group=system&key=${parameters.text('company.nameEn') === '' ? 'company.nameEn' : 'company.address'}`,
    permission: 'parameter:system',
    who: ['SA'],
    skippable: false,
    look({ services: { parameters } }) {
      const isNamed = parameters.text('company.nameEn') !== '' && parameters.text('company.address') !== '';
      return sql`select count(*)::int as count, count(*) > 0 and ${isNamed}::boolean as done from sys_depart
        where org_code = 'A01' and update_by is not null`;
    },
  },
  {
    key: 'departments',
    page: '/isystem/depart',
    permission: 'depart:add',
    who: ['SA'],
    skippable: false,
    look: () => atLeastOne(sql`from sys_depart where org_code like 'A01_%'`),
  },
  {
    key: 'staff',
    page: '/isystem/user',
    permission: 'user:add',
    who: ['SA'],
    skippable: false,
    look: () => sql`select count(distinct u.id)::int as count,
      count(distinct u.id) filter (where p.permission like '%:audit') >= ${reviewersNeeded} and not exists (
        select from sys_role where role_code like 'MFR%' and built_in = 'Y' and not exists (
          select from sys_user_role held join sys_user holder on holder.id = held.user_id
          where held.role_code = sys_role.role_code and holder.status = 1 and holder.del_flag = 0 and ${hasPassword('holder')})) as done
      from sys_user u join sys_user_role r on r.user_id = u.id join sys_role_permission p on p.role_code = r.role_code
      where u.user_type = 'maker' and u.status = 1 and u.del_flag = 0 and ${hasPassword('u')}`,
    withoutPassword: 'maker',
  },
  {
    key: 'marketGroups',
    page: '/network/dealer/groups',
    permission: 'dealer:add',
    who: ['SA', 'MK'],
    skippable: false,
    look: () => atLeastOne(sql`from market_group where enabled = 'Y'`),
  },
  {
    key: 'products',
    page: '/network/product',
    permission: 'product:add',
    who: ['SA', 'MK'],
    skippable: false,
    look: () => atLeastOne(sql`from product where level = 4`),
  },
  {
    key: 'dealers',
    page: '/network/dealer',
    permission: 'dealer:add',
    who: ['SA', 'MK'],
    skippable: false,
    look: () =>
      atLeastOne(sql`from ${activeDealers} and exists (select from sys_user u join sys_user_role r on r.user_id = u.id join sys_user_depart d on d.user_id = u.id
        where d.org_code = dealer.org_code and r.role_code = 'DLR_ADMIN' and u.status = 1 and u.del_flag = 0 and ${hasPassword('u')})`),
    withoutPassword: 'dealer',
  },
  {
    key: 'rates',
    page: '/finance/exchangeRate',
    permission: 'exchangeRate:add',
    who: ['MF'],
    skippable: true,
    // Amounts in RMB need no rate.
    look: (context) => sql`select (select count(*)::int from exchange_rate) as count, exists (select from ${activeDealers})
      and not exists (select from ${activeDealers} and dealer.currency <> 'RMB' and not exists (
        select from exchange_rate e where e.currency = dealer.currency and e.rate_date <= ${day(context)}
          and e.rate_date >= ${day(context)} - ${context.services.parameters.number('fx.maxAgeDays')}::int)) as done`,
  },
  {
    key: 'catalogue',
    page: '/service/catalog',
    permission: 'serviceCatalogue:add',
    who: ['MM'],
    skippable: true,
    look: () => sql`select (f.count + l.count + i.count)::int as count, f.count > 0 and l.count > 0 and i.count > 0 as done
      from (select count(*) from bug_code) f, (select count(*) from service_code) l, (select count(*) from vehicle_check_item) i`,
  },
  {
    key: 'terms',
    page: '/service/catalog/policies',
    permission: 'serviceCatalogue:add',
    who: ['MM'],
    skippable: true,
    look: (context) => sql`select (select count(*)::int from warranty_policy) as count,
      not exists (select from product model join product platform on platform.code = model.parent_code
        where model.level = 4 and not exists (select from warranty_policy w where w.product_code in (platform.code, platform.parent_code)))
      and exists (select from product where level = 4)
      and not exists (select from ${activeDealers} and ${labourRateOf({ dealer: 'dealer', day: day(context) })} is null) as done`,
  },
  {
    key: 'parts',
    page: '/parts/list',
    permission: 'parts:add',
    who: ['MP'],
    skippable: true,
    look: () => sql`select (select count(*)::int from parts) as count,
      exists (select from parts) and not exists (select from ${activeDealers} and not exists (select from parts_price p where p.currency = dealer.currency)) as done`,
  },
  {
    key: 'vehicles',
    page: '/vehicle/list',
    permission: 'vehicle:add',
    who: ['MK'],
    skippable: true,
    look: () => atLeastOne(sql`from (select 1 from vehicle limit 1000) as known`),
  },
  {
    key: 'numbers',
    page: '/isystem/sequence',
    bySeeing: true,
    permission: 'sequence:edit',
    who: ['SA'],
    skippable: true,
    look: () => sql`select count(*)::int as count, count(*) filter (where version > 1) > 0 as done from sequence_rule`,
  },
  {
    key: 'mail',
    page: '/isystem/mail',
    permission: 'mail:edit',
    who: ['SA'],
    skippable: true,
    look: ({
      services: { mail },
    }) => sql`select count(*)::int as count, count(*) filter (where event = 'mail.test' and status = 'sent') > 0 and ${mail.isOn()}::boolean as done
      from mail_outbox`,
  },
];
