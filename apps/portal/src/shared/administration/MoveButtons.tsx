import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

interface MoveButtonsProps {
  /** Place of the line, from 0. */
  at: number;
  /** Number of lines. */
  count: number;
  /** `move` of antd's `Form.List`. */
  move: (from: number, to: number) => void;
}

/** Moves a line of a form up or down. */
export function MoveButtons({ at, count, move }: MoveButtonsProps) {
  const { t } = useTranslation('shared');
  return (
    <>
      <Button
        size="small"
        type="text"
        aria-label={t('administration.up')}
        icon={<ArrowUpOutlined aria-hidden />}
        disabled={at === 0}
        onClick={() => move(at, at - 1)}
      />
      <Button
        size="small"
        type="text"
        aria-label={t('administration.down')}
        icon={<ArrowDownOutlined aria-hidden />}
        disabled={at === count - 1}
        onClick={() => move(at, at + 1)}
      />
    </>
  );
}
