import { useMessages } from '@harrow/ui';
import { useNavigate } from 'react-router-dom';
import { queryClient } from '../../platform/queryClient.ts';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import { copyForecast, orderForecastListing, orderForecasts } from './orderForecasts.ts';

/** Begins the forecast of the open month with the lines of another one, and opens it. */
export function useCopy(): (id: string) => Promise<void> {
  const navigate = useNavigate();
  const { message } = useMessages();
  const sayFailure = useSayFailure();
  return async (id) => {
    try {
      const { id: draft, warnings } = await copyForecast(id);
      await queryClient.invalidateQueries({ queryKey: orderForecasts.key });
      for (const { text } of warnings) void message.warning(text, 8);
      void navigate(`${orderForecastListing.address}/edit/${draft}`);
    } catch (error) {
      sayFailure(error);
    }
  };
}
