import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRecordId } from '../../documents/page/DocumentRecord.tsx';
import { beforeOf, type Before } from './lines/forecastRow.ts';
import { useDocument } from './orderForecastKind.ts';
import { forecastWindow, orderForecasts } from './orderForecasts.ts';

/** The months of the forecast on the page. */
export interface ForecastMonths {
  /** Twelve, `YYYY-MM`. */
  months: readonly string[];
  /** How many of them must be as the forecast before said. */
  frozen: number;
  /** Last day to hand it in. */
  lastDay: string;
  previousId: string | null;
}

/** Months of the forecast, and what the one before said of them. A new forecast is of the month that can be entered now. */
export function useForecastMonths(): { months: ForecastMonths | undefined; before: Before | undefined } {
  const forecast = useDocument();
  const isNew = useRecordId() === undefined;
  const { data: open } = useQuery({ ...forecastWindow, enabled: isNew && forecast === undefined });
  const months = useMemo((): ForecastMonths | undefined => {
    const known = forecast ?? open;
    if (!known) return undefined;
    const { frozenUntil } = known;
    return {
      months: known.months,
      frozen: frozenUntil === null ? 0 : known.months.indexOf(frozenUntil) + 1,
      lastDay: forecast ? (forecast.resubmitUntil ?? forecast.lockDate) : open!.to,
      previousId: known.previousId,
    };
  }, [forecast, open]);
  const { data: earlier } = useQuery({ ...orderForecasts.detail(months?.previousId ?? ''), enabled: months?.previousId != null });
  const before = useMemo(() => beforeOf(earlier, months?.months ?? []), [earlier, months]);
  return { months, before };
}
