import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Listable } from './listCall.ts';
import { useNeighbours } from './neighbours.ts';

interface NeighbourButtonsProps<Item> {
  resource: Listable<Item>;
  id: string | undefined;
  /** Address of a record. */
  pathOf: (id: string) => string;
}

/** To the record before and after this one in the list as it was last filtered and sorted. Nothing where the record is not in it. */
export function NeighbourButtons<Item extends { id: string }>({ resource, id, pathOf }: NeighbourButtonsProps<Item>) {
  const { t } = useTranslation('shared');
  const navigate = useNavigate();
  const neighbours = useNeighbours(resource, id);
  if (!neighbours) return null;
  const { previous, next, arrive } = neighbours;
  const go = (to: string): void => {
    arrive(to);
    void navigate(pathOf(to));
  };
  return (
    <span role="group" aria-label={t('neighbours.label')} style={{ display: 'inline-flex', gap: 4 }}>
      <button
        type="button"
        className="hw-icon-button"
        aria-label={t('neighbours.previous')}
        title={t('neighbours.previous')}
        disabled={previous === undefined}
        onClick={() => previous !== undefined && go(previous)}
      >
        <LeftOutlined aria-hidden />
      </button>
      <button
        type="button"
        className="hw-icon-button"
        aria-label={t('neighbours.next')}
        title={t('neighbours.next')}
        disabled={next === undefined}
        onClick={() => next !== undefined && go(next)}
      >
        <RightOutlined aria-hidden />
      </button>
    </span>
  );
}
