import { useDictionary } from '@harrow/ui';
import { Flex, Select } from 'antd';
import { MenuIcon } from '../../shared/menu-icon/MenuIcon.tsx';

interface IconSelectProps {
  id?: string;
  value?: string | null;
  onChange?: (icon: string | null) => void;
}

/** One of the icons of menus. */
export function IconSelect({ id, value, onChange }: IconSelectProps) {
  const { items } = useDictionary('menu_icon');
  return (
    <Select
      {...(id && { id })}
      allowClear
      showSearch
      value={value ?? undefined}
      options={(items ?? []).map((item) => ({ value: item.value }))}
      optionRender={({ value: name }) => (
        <Flex gap={8}>
          <MenuIcon name={String(name)} />
          {name}
        </Flex>
      )}
      onChange={(icon?: string) => onChange?.(icon ?? null)}
    />
  );
}
