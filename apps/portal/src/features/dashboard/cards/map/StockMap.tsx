import { geoEqualEarth, geoPath } from 'd3-geo';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { feature } from 'topojson-client';
import land from 'world-atlas/land-110m.json';
import dashboard from '../../dashboard.module.css';
import type { PlacedDealer } from './placedDealers.ts';
import styles from './StockMap.module.css';
import { useNumberFormats } from '../useNumberFormats.ts';

/** JSON modules have no literal types, such as `'Topology'`. */
const world = land as unknown as Parameters<typeof feature>[0];
const coasts = feature(world, world.objects.land!);

/** In units of the drawing, which is scaled to the width of the card. */
const [width, height, margin] = [720, 360, 36];
/** Part of the world that is shown at least, in degrees. */
const least = { lng: 80, lat: 50 };
/** Diameters of dots in px. */
const [smallest, largest] = [10, 32];

/**
 * Where dealers have machines in stock. Coasts without borders: which country a place belongs to is not for a map of machines to say. The list
 * beside it says the same to screen readers and keyboards.
 */
export function StockMap({ dealers }: { dealers: readonly PlacedDealer[] }) {
  const { t } = useTranslation('dashboard');
  const { number } = useNumberFormats();
  const projection = geoEqualEarth().fitExtent(
    [
      [margin, margin],
      [width - margin, height - margin],
    ],
    { type: 'MultiPoint', coordinates: [...corners(dealers), ...dealers.map(({ lng, lat }): [number, number] => [lng, lat])] },
  );
  const most = Math.max(1, ...dealers.map(({ inStock }) => inStock));
  // Small ones lie above large ones, so that each can be reached.
  const dots = dealers.toSorted((a, b) => b.inStock - a.inStock);
  return (
    <section className={dashboard.wideCard} aria-label={t('stockMap')}>
      <h2>{t('stockMap')}</h2>
      <div className={styles.map} style={{ aspectRatio: `${width} / ${height}` }} aria-hidden>
        <svg viewBox={`0 0 ${width} ${height}`}>
          <path className={styles.land} d={geoPath(projection)(coasts) ?? ''} />
        </svg>
        {dots.map(({ key, text, lat, lng, inStock, over180, link }) => {
          const [x, y] = projection([lng, lat]) ?? [0, 0];
          const size = smallest + (largest - smallest) * Math.sqrt(inStock / most);
          return (
            <Link
              key={key}
              to={link}
              tabIndex={-1}
              className={over180 > 0 ? styles.longDot : styles.dot}
              style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%`, inlineSize: size, blockSize: size }}
              title={[`${text}: ${number(inStock)}`, ...(over180 > 0 ? [t('over180', { n: number(over180) })] : [])].join(', ')}
            />
          );
        })}
      </div>
      <p className={styles.legend}>
        <span>{t('stockMapSize')}</span>
        <span>
          <span className={styles.longKey} /> {t('stockMapLong')}
        </span>
      </p>
    </section>
  );
}

/** Corners of the part of the world that is shown: all dealers, and never less than a continent around them. */
function corners(dealers: readonly PlacedDealer[]): [number, number][] {
  const range = (values: readonly number[], atLeast: number, end: number): [number, number] => {
    const [from, to] = [Math.min(...values), Math.max(...values)];
    const more = Math.max(atLeast - (to - from), 0) / 2;
    return [Math.max(from - more, -end), Math.min(to + more, end)];
  };
  const [west, east] = range(
    dealers.map(({ lng }) => lng),
    least.lng,
    180,
  );
  const [south, north] = range(
    dealers.map(({ lat }) => lat),
    least.lat,
    84,
  );
  return [
    [west, south],
    [west, north],
    [east, south],
    [east, north],
  ];
}
