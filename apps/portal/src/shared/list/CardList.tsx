import { Pager } from '@harrow/ui';
import type { ReactNode } from 'react';
import styles from './cardList.module.css';
import type { List } from './useList.ts';

interface CardListProps<Item extends { id: string }> {
  list: Pick<List<Item>, 'state' | 'pageProps'>;
  label: string;
  card: (record: Item) => ReactNode;
}

/** A page of a list as cards, with its pager: `body` of a list. */
export function CardList<Item extends { id: string }>({ list: { state, pageProps }, label, card }: CardListProps<Item>) {
  const { data, paging } = pageProps;
  return (
    <div className={styles.list} aria-busy={data.loading}>
      <ul data-cards className={styles.cards} aria-label={label}>
        {data.records?.map((record) => (
          <li key={record.id}>{card(record)}</li>
        ))}
      </ul>
      <Pager {...paging} total={paging.total ?? 0} page={state.page} pageSize={state.pageSize} />
    </div>
  );
}
