import { useEffect, useRef, useState } from 'react';
import { useSource } from '../../HarrowProvider/index.ts';
import { addChildren, type DepartmentNode, flatNodes, toNodes } from '../model/departmentTree.ts';
import type { Department } from '../../sources/recordSources.ts';
import { useAnswer } from './useAnswer.ts';
import { useRecords } from './useRecords.ts';

export interface DepartmentsState {
  /** Undefined until the roots have arrived. */
  nodes: readonly DepartmentNode[] | undefined;
  error: Error | undefined;
  retry: () => void;
  /** Brings the children of a department; rejects when they cannot be loaded. */
  load: (id: string) => Promise<void>;
  /** A department and everything below it; what is not there yet is asked for. */
  loadBranch: (department: Department) => Promise<Department[]>;
}

/** The departments that have been loaded, level by level. */
export function useDepartments(store: keyof Department = 'id'): DepartmentsState {
  const source = useSource('departments');
  const cache = useRecords(source, store);
  const [nodes, setNodes] = useState<readonly DepartmentNode[]>();
  const leaving = useRef(new AbortController());
  const learn = (departments: readonly Department[]) => {
    const all: Department[] = [];
    const add = (one: Department): void => {
      all.push(one);
      one.children?.forEach(add);
    };
    departments.forEach(add);
    cache.learn(all);
  };
  const roots = useAnswer('roots', async (signal) => {
    const departments = await source.children(undefined, signal);
    learn(departments);
    setNodes(toNodes(departments));
    return true;
  });
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function load(id: string): Promise<readonly Department[]> {
    const { signal } = leaving.current;
    const departments = await source.children(id, signal).catch((reason: unknown) => {
      // The caller has been unmounted or aborted.
      if (signal.aborted) return [];
      throw reason;
    });
    if (signal.aborted) return [];
    learn(departments);
    setNodes((before) => before && addChildren(before, id, toNodes(departments)));
    return departments;
  }

  async function loadBranch(department: Department): Promise<Department[]> {
    const loaded = flatNodes(nodes ?? []).find(({ key }) => key === department.id);
    const known = loaded?.isLeaf || department.isLeaf ? [] : (loaded?.children?.map((node) => node.department) ?? department.children);
    const children = known ?? (await load(department.id));
    return [department, ...(await Promise.all(children.map(loadBranch))).flat()];
  }

  return { nodes, error: roots.error, retry: roots.retry, load: async (id) => void (await load(id)), loadBranch };
}
