import { DocumentSection, PageHeader } from '@harrow/ui';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MayBegin } from '../../../documents/page/MayBegin.tsx';
import { useTabTitle } from '../../../shared/tab.ts';
import { arrivalListing } from '../arrivals.ts';
import styles from './count.module.css';

/** The first step: the label of a box is scanned, or the number of a packing list is typed. */
export function StartCount() {
  const { t } = useTranslation('partsArrival');
  const navigate = useNavigate();
  const [entered, setEntered] = useState('');
  useTabTitle(t('new'));
  const begin = (): void => {
    const [packingNo = '', box = ''] = entered.split('|').map((part) => part.trim());
    if (packingNo === '') return;
    const search = new URLSearchParams({ packingNo, ...(box && { box }) });
    void navigate(`${arrivalListing.address}/add?${search}`, { replace: true });
  };
  return (
    <MayBegin right="partsArrival:generate">
      <PageHeader title={t('new')} />
      <div className={styles.start}>
        <DocumentSection id="start" title={t('start.title')} description={t('start.hint')}>
          <form
            className={styles.scan}
            onSubmit={(event) => {
              event.preventDefault();
              begin();
            }}
          >
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a scanner types where the focus is */}
            <Input
              autoFocus
              size="large"
              aria-label={t('start.label')}
              placeholder={t('start.label')}
              value={entered}
              onChange={({ target }) => setEntered(target.value)}
            />
            <Button size="large" type="primary" htmlType="submit" disabled={entered.trim() === ''}>
              {t('start.go')}
            </Button>
          </form>
        </DocumentSection>
      </div>
    </MayBegin>
  );
}
