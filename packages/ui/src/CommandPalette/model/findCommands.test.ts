import { expect, test } from 'vitest';
import { findCommands } from './findCommands.ts';

const commands = [
  { key: 'claims', title: 'Warranty claims', group: 'Pages', hint: 'Service' },
  { key: 'reclamations', title: 'Réclamations', group: 'Pages' },
  { key: 'new', title: 'New claim', group: 'Actions', keywords: 'add create' },
  { key: 'reclaim', title: 'Reclaim parts', group: 'Pages' },
  { key: 'notice', title: '公告通知', group: 'Pages' },
];
const keys = (text: string): string[] => findCommands(commands, text).map(({ key }) => key);

test.each([
  ['', ['claims', 'reclamations', 'new', 'reclaim', 'notice']],
  ['CLAIM', ['claims', 'reclaim', 'new']],
  ['warranty cl', ['claims']],
  ['service', ['claims']],
  ['create', ['new']],
  ['recla', ['reclamations', 'reclaim']],
  ['通知', ['notice']],
  ['claim zebra', []],
])('%j finds %j', (text, found) => {
  expect(keys(text)).toEqual(found);
});
