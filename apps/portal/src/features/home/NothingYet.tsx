import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePermission } from '../../shared/usePermission.ts';
import { Block } from './Block.tsx';
import { quickActions } from './actions/actions.ts';
import styles from './HomePage.module.css';
import { useQuickActions } from './actions/useQuickActions.ts';

const most = 3;

/** Shown if nothing is due or coming: documents that may be started, and whom to ask. */
export function NothingYet() {
  const { t } = useTranslation('home');
  const mayAsk = usePermission('feedback:add');
  const actions = useQuickActions().filter((action) => action !== 'feedback');
  if (actions.length === 0 && !mayAsk) return null;
  return (
    <Block title={t('begin.title')}>
      <ul className={styles.lines}>
        {actions.slice(0, most).map((action) => (
          <li key={action}>
            <Link className={styles.line} to={quickActions[action].to}>
              {t(`quick.${action}`)}
            </Link>
          </li>
        ))}
        {mayAsk && (
          <li>
            <Link className={styles.line} to={quickActions.feedback.to}>
              {t('begin.ask')}
            </Link>
          </li>
        )}
      </ul>
    </Block>
  );
}
