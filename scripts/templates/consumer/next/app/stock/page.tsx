import { type Item, Stock } from './Stock';

const items = Array.from({ length: 200 }, (_, index): Item => ({
  id: `${index}`,
  part: `Part ${index}`,
  place: `Hall ${index % 3}`,
  quantity: index,
  counted: '2026-12-01',
}));

export default function Page() {
  return <Stock items={items} />;
}
