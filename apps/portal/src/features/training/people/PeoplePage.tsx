import type { TrainedPerson, TrainingTopic } from '@harrow/api-client';
import { DictSelect, EmptyState, formatDate, ListSkeleton, PageHeader, Pager, StatusTag, type Tone, useDictionary } from '@harrow/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Card, Checkbox, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { RecordTable } from '../../../documents/page/RecordTable.tsx';
import { isMakerUser, userStore } from '../../../platform/session/session.ts';
import { useStore } from '../../../platform/store.ts';
import { CallFailure } from '../../../shared/calls/CallFailure.tsx';
import { LazyDealerPicker } from '../../../shared/pickers/dealers/LazyDealerPicker.tsx';
import { todayIn } from '../../../shared/todayIn.ts';
import { useTabTitle } from '../../../shared/tab.ts';
import { trainedPeople } from '../trainings.ts';
import { certificateState } from './certificateState.ts';

const tones: Record<ReturnType<typeof certificateState>, Tone> = { expired: 'error', ending: 'warning', valid: 'success' };

const pageSizes = [50, 100, 200];
const defaultSize = 100;

/** People × topics that they are certified for, page by page; for staff also who did not come. What is chosen stands in the address. */
export function PeoplePage() {
  const { t } = useTranslation('training');
  const isMaker = isMakerUser(useStore(userStore));
  const [search, setSearch] = useSearchParams();
  const [dealerCode, topic, valid, ending] = ['dealerCode', 'topic', 'valid', 'ending'].map((name) => search.get(name) ?? '') as [
    string,
    string,
    string,
    string,
  ];
  const [page, pageSize] = [Number(search.get('page')) || 1, Number(search.get('pageSize')) || defaultSize];
  /** Other people begin with the first page. */
  const choose = (name: string, value: string): void => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    next.delete('page');
    setSearch(next);
  };
  const turn = (to: number, size: number): void => {
    const next = new URLSearchParams(search);
    next.set('page', String(to));
    next.set('pageSize', String(size));
    setSearch(next);
  };
  const { data, error, refetch } = useQuery({
    ...trainedPeople({
      ...(dealerCode && { dealerCode }),
      ...(topic && { topic: topic as TrainingTopic }),
      ...(valid && { valid: '1' as const }),
      ...(ending && { ending: '1' as const }),
      pageNo: page,
      pageSize,
    }),
    placeholderData: keepPreviousData,
  });
  useTabTitle(t('people.title'));
  return (
    <Flex component="section" vertical gap={16}>
      <PageHeader title={t('people.title')}>{t('people.about')}</PageHeader>
      <Card>
        <Flex gap={12} wrap align="center" style={{ marginBlockEnd: 16 }}>
          {isMaker && (
            <div style={{ width: 240 }}>
              <LazyDealerPicker aria-label={t('attendance.dealer')} value={dealerCode} onChange={(code) => choose('dealerCode', code ?? '')} />
            </div>
          )}
          <DictSelect
            aria-label={t('field.topics')}
            placeholder={t('field.topics')}
            dict="training_topic"
            style={{ width: 200 }}
            value={topic || undefined}
            onChange={(code) => choose('topic', typeof code === 'string' ? code : '')}
          />
          <Checkbox checked={valid === '1'} onChange={({ target }) => choose('valid', target.checked ? '1' : '')}>
            {t('people.valid')}
          </Checkbox>
          <Checkbox checked={ending === '1'} onChange={({ target }) => choose('ending', target.checked ? '1' : '')}>
            {t('people.ending')}
          </Checkbox>
        </Flex>
        {error && <CallFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <ListSkeleton rows={6} />}
        {data?.total === 0 && <EmptyState title={t('people.empty')} />}
        {data && data.total > 0 && (
          <>
            <Matrix people={data.people} topics={data.topics} namesDealers={isMaker} />
            <Pager total={data.total} page={page} pageSize={pageSize} pageSizes={pageSizes} onChange={turn} />
          </>
        )}
      </Card>
      {data && data.absences.length > 0 && (
        <Card title={t('people.absences')}>
          <RecordTable
            label={t('people.absences')}
            columns={[
              { key: 'dealer', title: t('attendance.dealer') },
              { key: 'noShows', title: t('people.noShows'), isNumber: true },
              { key: 'lateCancels', title: t('people.lateCancels'), isNumber: true },
            ]}
            rows={data.absences.map(({ dealerCode: code, dealerName, noShows, lateCancels }) => ({
              id: code,
              cells: { dealer: dealerName, noShows, lateCancels },
            }))}
          />
        </Card>
      )}
    </Flex>
  );
}

interface MatrixProps {
  people: readonly TrainedPerson[];
  topics: readonly TrainingTopic[];
  /** Not to those who see their own people alone. */
  namesDealers: boolean;
}

/** Topics that somebody is certified for are the columns. */
function Matrix({ people, topics: held, namesDealers }: MatrixProps) {
  const { t } = useTranslation('training');
  const { items = [] } = useDictionary('training_topic');
  const today = todayIn(userStore.get()?.timeZone);
  const topics = items.filter(({ value }) => held.includes(value as TrainingTopic));
  return (
    <RecordTable
      label={t('people.title')}
      columns={[
        { key: 'name', title: t('attendance.name') },
        ...(namesDealers ? [{ key: 'dealer', title: t('attendance.dealer') }] : []),
        ...topics.map(({ value, text }) => ({ key: value, title: text })),
      ]}
      rows={people.map(({ name, phone, dealerCode, dealerName, topics: own }) => ({
        id: `${dealerCode} ${name} ${phone}`,
        cells: {
          name,
          dealer: dealerName,
          ...Object.fromEntries(
            own.map(({ topic, validTo, certificateNo }) => [
              topic,
              <span key={topic} title={certificateNo}>
                <StatusTag variant="dot" color={tones[certificateState(validTo, today)]} text={formatDate(validTo)} />
              </span>,
            ]),
          ),
        },
      }))}
    />
  );
}
