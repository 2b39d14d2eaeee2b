import { useTranslation } from 'react-i18next';

/** Link to a sub-dealer on a map; nothing while a coordinate is missing. */
export function MapLink({ lat, lng }: { lat: number | null | undefined; lng: number | null | undefined }) {
  const { t } = useTranslation('subDealer');
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  return (
    <a className="hw-link" href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=12/${lat}/${lng}`} target="_blank" rel="noreferrer noopener">
      {t('map')}
    </a>
  );
}
