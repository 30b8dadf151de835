import { keysOf } from '@standby/contracts';
import { useState } from 'react';
import { changesBetween, EditConflict, type Collection, type Identified } from '../port';

interface ItemEditOptions<T extends Identified, New extends object> {
  readonly collection: Pick<Collection<T, New>, 'update'>;
  /** The item as it was when the edit began. */
  readonly item: T & New;
}

interface ItemEdit<T, New> {
  /** Sends the fields that the person changed, and resolves to them. If nothing changed, it sends no request. */
  readonly save: (content: Partial<New>) => Promise<Partial<New>>;
  /** Conflict that refused the last save; its fields still need a decision. */
  readonly conflict: EditConflict<T> | undefined;
  /** Marks a field as decided: the person has seen the other version, and the form holds their choice. */
  readonly decide: (field: keyof T & string) => void;
}

/** Holds the edit of one item, which several people may edit at once. */
export function useItemEdit<T extends Identified, New extends object>({
  collection,
  item,
}: ItemEditOptions<T, New>): ItemEdit<T, New> {
  const [seen, setSeen] = useState(item);
  const [conflict, setConflict] = useState<EditConflict<T>>();

  async function save(content: Partial<New>): Promise<Partial<New>> {
    setConflict(undefined);
    const changes = changesBetween<New>(seen, content);
    const names = keysOf(changes);
    if (names.length === 0) return changes;
    const before: Partial<New> = {};
    for (const name of names) before[name] = seen[name];
    try {
      await collection.update(item.id, changes, before);
    } catch (error) {
      if (error instanceof EditConflict) setConflict(error as EditConflict<T>);
      throw error;
    }
    return changes;
  }

  function decide(field: keyof T & string): void {
    if (!conflict) return;
    setSeen({ ...seen, [field]: conflict.theirs[field] });
    const { message, theirs, by } = conflict;
    const fields = conflict.fields.filter((name) => name !== field);
    setConflict(new EditConflict(message, { theirs, fields, by }));
  }

  return { save, conflict, decide };
}
