import { inLanguages, searchedList } from '../../shared/list/searched.ts';
import { platformList, productTeamList } from './teamLists.ts';

export const searchedTeams = searchedList('productTeamsList', {
  list: productTeamList,
  permission: 'salesGoal:edit',
  page: '/sales/goal/teams',
  noun: 'product-team',
  title: 'teamName',
  about: ['code'],
  fields: { code: 'code', teamName: inLanguages('productTeam.name') },
  path: '/sales/goal/teams?keyword={code}',
});

export const searchedPlatforms = searchedList('platformsList', {
  list: platformList,
  permission: 'salesGoal:edit',
  page: '/sales/goal/platforms',
  noun: 'platform',
  title: 'platformName',
  about: ['code'],
  fields: { code: 'code', platformName: inLanguages('platform.name') },
  path: '/sales/goal/platforms?keyword={code}',
});
