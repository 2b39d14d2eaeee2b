import { expect, test } from 'vitest';
import { parseListAddress } from '../../shared/list/address/listAddress.ts';
import { type Links, linksOf } from './links.ts';

const today = '2026-11-21';
const entry = { key: '90', text: '', count: 0 };
const month = { month: '2026-11' };

const links: Readonly<Record<keyof Links, (links: Links) => string>> = {
  claimsByStatus: ({ claimsByStatus }) => claimsByStatus(entry),
  claimsSubmitted: ({ claimsSubmitted }) => claimsSubmitted(month),
  claimsApproved: ({ claimsApproved }) => claimsApproved(month),
  claimsOfDealer: ({ claimsOfDealer }) => claimsOfDealer(entry, today),
  vehiclesByStatus: ({ vehiclesByStatus }) => vehiclesByStatus(entry),
  goals: ({ goals }) => goals({ year: 2026 }),
  stockOfAge: ({ stockOfAge }) => stockOfAge(entry, today),
  warrantyEnding: ({ warrantyEnding }) => warrantyEnding(today),
};
const names = Object.keys(links) as (keyof Links)[];

const queryOf = (name: keyof Links, dealers: readonly string[] | null) => {
  const { query } = parseListAddress(new URL(links[name](linksOf(dealers)), 'https://portal.test').searchParams);
  return query && { match: query.match, first: query.items[0] };
};

test.each(names)('%s of some dealers asks for these, of none for a dealer that there is not', (name) => {
  const asked = (val: string) => ({ match: 'and', first: { field: 'dealerCode', rule: 'in', val } });
  expect(queryOf(name, ['D001', 'D002'])).toMatchObject(asked('D001,D002'));
  expect(queryOf(name, [])).toMatchObject(asked('-'));
  expect(JSON.stringify(queryOf(name, null) ?? '')).not.toContain('dealerCode');
});
