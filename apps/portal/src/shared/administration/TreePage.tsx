import { PageHeader } from '@harrow/ui';
import { TreeTable, type TreeTableProps } from '@harrow/ui/trees';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useFailureText } from '../useFailureText.ts';

interface TreePageProps<Node extends object> extends Omit<TreeTableProps<Node>, 'label' | 'load' | 'loadChildren' | 'queryKey' | 'height' | 'openRoots'> {
  title: string;
  description?: string;
  toolbar?: ReactNode;
  /** The nodes below one; the roots without it. */
  branch: (parent: string | undefined) => Promise<readonly Node[]>;
}

/** Leaves room for the head of portal and page. */
const height = 'max(320px, calc(100dvh - 210px))';

/** The page of a tree that is kept by administrators. */
export function TreePage<Node extends object>({ title, description, toolbar, branch, ...table }: TreePageProps<Node>) {
  const failureText = useFailureText();
  const load: TreeTableProps['load'] = async ({ parent }) => {
    try {
      return await branch(parent);
    } catch (error) {
      throw new Error(failureText(error), { cause: error });
    }
  };
  return (
    <Flex component="section" vertical gap={16}>
      <PageHeader title={title} actions={toolbar}>
        {description}
      </PageHeader>
      <TreeTable<Node> {...table} label={title} load={load} queryKey="parent" height={height} openRoots />
    </Flex>
  );
}
