import { detailsOf, documentType } from '../../documents/documentType.ts';
import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { comingGoals } from './comingGoals.ts';
import { recountGoals } from './counting.ts';
import { goalKind } from './goalKind.ts';
import { goalScope } from './goalScope.ts';
import { salesGoalClose, salesGoalCount } from './jobs.ts';
import { machineEvents } from './machineEvents.ts';
import { goalParameters } from './parameters.ts';
import { goalFigures } from './reading/goalFigures.ts';
import { readAgreement } from './reading/readAgreement.ts';
import { goalRoutes } from './routes.ts';
import type { GoalHeader } from './tables.ts';
import { makerDay } from '../../shared/makerDay.ts';
import { searchedGoals } from './reading/goalQueries.ts';

/** What dealers are to sell in a year, month by month, and the machines that count. */
export const salesGoal = {
  routes: goalRoutes,
  documents: [
    documentType(goalKind, {
      permission: 'salesGoal:query',
      todoDetails: (context, ids) =>
        detailsOf<GoalHeader>(goalKind, ({ year, productTeam, platform }) => {
          const team = context.services.dictionaries.text('product_team', productTeam, context.user.language);
          return { subject: [year, team, platform].filter(Boolean).join(' · '), reviewer: null };
        })(context, ids),
    }),
  ],
  jobs: [salesGoalCount, salesGoalClose],
  menu: [
    menuPage('sales/goal', 'sales-goal/GoalListPage', 'salesGoal:query', {
      grid: ['sales-goal/GoalGridPage', 'salesGoal:edit'],
      'edit/:id': ['sales-goal/GoalPage', 'salesGoal:edit'],
      'detail/:id': ['sales-goal/GoalPage', 'salesGoal:query'],
      teams: ['product-team/ProductTeamListPage', 'salesGoal:edit'],
      platforms: ['platform/PlatformListPage', 'salesGoal:edit'],
    }),
  ],
  rights: ['salesGoal:print'],
  papers: { salesGoal: { permission: 'salesGoal:print', read: readAgreement } },
  grants: { salesGoal: { DA: 'VRX', DM: 'VRX', MK: 'VMXI', MF: 'VX', SA: 'V' } },
  liveLists: { salesGoal: { table: 'salesGoal', permission: 'salesGoal:query', scope: goalScope } },
  numberRules: [{ code: 'salesGoal', prefix: 'SG', period: 'year', perDealer: false, digits: 3 }],
  references: {
    productTeam: [{ table: 'sales_goal', column: 'product_team' }],
    platform: [{ table: 'sales_goal', column: 'platform' }],
  },
  machineEvents,
  figures: { goals: { permission: 'salesGoal:query', read: goalFigures } },
  // Only the running year follows: what was sold before was sold by another team.
  productTeamsChanged: async ({ db, services }) => void (await recountGoals(db, { year: Number(makerDay(services).slice(0, 4)) })),
  coming: [comingGoals],
  parameters: goalParameters,
  searched: [searchedGoals],
} satisfies Module;
