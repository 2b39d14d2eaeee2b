import { HarrowProvider, loadLanguage } from '@harrow/ui';
import { EditableTable, numberColumn, textColumn } from '@harrow/ui/editable-table';
import '@harrow/ui/editable-table.css';
import '@harrow/ui/index.css';
import '@harrow/ui/reset.css';
import { ConfigProvider, theme } from 'antd';
import { createRoot } from 'react-dom/client';

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
const isDark = location.search === '?dark';

interface Line {
  id: string;
  part: string;
  place: string;
  quantity: number;
}

const columns = [
  textColumn<Line>({ key: 'part', title: 'Part', frozen: 'left', width: 200 }),
  textColumn<Line>({ key: 'place', title: 'Place', width: 1600 }),
  numberColumn<Line>({ key: 'quantity', title: 'Quantity', statistics: true }),
];
const rows = Array.from({ length: 40 }, (_, index): Line => ({ id: `${index}`, part: `Part ${index}`, place: `Hall ${index % 2}`, quantity: index }));

await loadLanguage('en');
createRoot(document.getElementById('root')!).render(
  <ConfigProvider csp={{ nonce }} theme={{ algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm, token: { fontFamily: 'monospace' } }}>
    <HarrowProvider>
      <EditableTable label="Stock" rows={rows} onRowsChange={() => undefined} columns={columns} rowGroups={{ by: ['place'] }} rowNumber />
    </HarrowProvider>
  </ConfigProvider>,
);
