import { CheckOutlined } from '@ant-design/icons';
import { useTableContext } from '../../context/tableContext.ts';

/** Yes as a tick, no as nothing that shouts; both have words for screen readers. */
export function CheckMark({ checked }: { checked: boolean }) {
  const { t } = useTableContext();
  if (!checked) return <span className="hw-hidden">{t('no')}</span>;
  return (
    <>
      <CheckOutlined aria-hidden />
      <span className="hw-hidden">{t('yes')}</span>
    </>
  );
}
