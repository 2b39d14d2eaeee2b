/** What the maker can deliver of a part, as expressions of the statement that asks. */
import { type RawBuilder, sql } from 'kysely';
import type { StockLight } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import { makerAvailable } from '../../maker-stock/service.ts';
import '../parameters.ts';

/** Dictionary `stock_light`. */
export function availabilityOf({ services }: Pick<Context, 'services'>, partsCode: RawBuilder<unknown>): RawBuilder<StockLight> {
  const high = services.parameters.number('parts.lightHigh');
  return sql`(select case when available > ${high}::numeric then 'high' when available > 0 then 'low' else 'none' end
    from (select ${makerAvailable(partsCode)} as available) as maker)`;
}

/** Whether the user is told numbers of the maker's stock. */
export const seesNumbers = ({ services, user }: Pick<Context, 'services' | 'user'>): boolean =>
  isMaker(user) || services.parameters.text('parts.showMakerStock') === 'numbers';
