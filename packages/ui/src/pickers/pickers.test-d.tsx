// Checked by the compiler: each line under a `@ts-expect-error` must not compile.
import { type Department, DepartmentPicker, ReportPopup, RolePicker, type User, UserPicker } from './index.ts';

interface Mechanic extends User {
  certificate: string;
}

interface Workshop extends Department {
  bays: number;
}

interface Part {
  partsCode: string;
  price: number;
}

export const right = [
  <UserPicker key="1" onChange={(value, records) => [value, records.map(({ realname }) => realname)]} />,
  <UserPicker<Mechanic> key="2" onChange={(_value, records) => records.map(({ certificate, realname }) => certificate + realname)} />,
  <DepartmentPicker<Workshop> key="3" text="bays" choosable={({ bays }) => bays > 0} onChange={(_value, records) => records.map(({ bays }) => bays)} />,
  <RolePicker key="4" onChange={(_value, records) => records.map(({ roleCode }) => roleCode)} />,
  <ReportPopup<Part>
    key="5"
    code="parts"
    orgFields="partsCode"
    destFields="code"
    onChange={(_text, fields, [part]) => [fields['code'], part?.price?.toFixed(2)]}
  />,
  <ReportPopup key="6" code="parts" orgFields="partsCode" destFields="code" onChange={(_text, _fields, [part]) => String(part?.['price'])} />,
];

export const wrong = [
  // @ts-expect-error a user of ours has no certificate
  <UserPicker key="1" onChange={(_value, records) => records.map(({ certificate }) => certificate)} />,
  // @ts-expect-error what is no user cannot be chosen as one
  <UserPicker<Part> key="2" />,
  // @ts-expect-error a workshop has no such field
  <DepartmentPicker<Workshop> key="3" text="size" />,
  // @ts-expect-error a part has no such field
  <ReportPopup<Part> key="4" code="parts" orgFields="partsCode" destFields="code" onChange={(_text, _fields, [part]) => part?.weight} />,
];
