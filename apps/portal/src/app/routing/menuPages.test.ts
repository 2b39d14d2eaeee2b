import { expect, test } from 'vitest';
import { menuPages } from './menuPages.ts';

test('pages are found with the groups they lie in, links to other sites are not', () => {
  const entries = [
    { key: '/home', title: 'Home', icon: null },
    { key: '/service', title: 'Service', icon: null, children: [{ key: '/service/claims', title: 'Claims', icon: null }] },
    { key: '/manual', title: 'Manuals', icon: null, externalUrl: 'https://manuals.example' },
  ];
  expect(menuPages(entries)).toEqual([
    { key: '/home', title: 'Home' },
    { key: '/service/claims', title: 'Claims', hint: 'Service' },
  ]);
});
