import { addMonths } from '../../shared/calendarDate.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import type { Services } from '../../shared/services.ts';
import { today } from '../../shared/session/currentUser.ts';
import { vehicleStatistics } from '../vehicle/service.ts';
import { claimStatistics } from '../warranty-claim/service.ts';

export const dashboardRoutes = (services: Services): Handlers<'dashboards'> => ({
  async dashboardsAnalysis({ user, query }) {
    const from = `${addMonths(today(user, services.now()), 1 - (query.months ?? 6)).slice(0, 7)}-01`;
    return {
      from,
      claims: user.permissions.has('warrantyClaim:query') ? await claimStatistics(services, user, from) : null,
      vehicles: user.permissions.has('vehicle:query') ? await vehicleStatistics(services, user) : null,
    };
  },
});
