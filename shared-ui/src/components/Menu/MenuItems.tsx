import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { MenuAction, MenuItem, MenuLink, MenuRadio } from './items';
import { GroupLabel, Indicator, Item, ItemDescription, ItemText, Separator } from './Menu.styles';

const keyOf = ({ id, label }: MenuAction | MenuLink | MenuRadio): string => id ?? label;

function Words({ item }: { item: MenuAction | MenuLink | MenuRadio }) {
  return (
    <>
      {item.icon}
      <ItemText>
        {item.label}
        {item.description && <ItemDescription>{item.description}</ItemDescription>}
      </ItemText>
    </>
  );
}

function Single({ item }: { item: MenuAction | MenuLink | MenuRadio }) {
  const shared = { label: item.label, disabled: item.disabled };
  if (item.kind === 'link') {
    return (
      <Base.LinkItem
        label={item.label}
        closeOnClick
        render={<Item as={item.link.type} {...item.link.props} />}
      >
        <Words item={item} />
      </Base.LinkItem>
    );
  }
  if (item.kind === 'radio') {
    return (
      <Base.RadioItem
        {...shared}
        value={keyOf(item)}
        closeOnClick
        onClick={item.onSelect}
        render={<Item />}
      >
        <Words item={item} />
        <Indicator>{item.checked && <Check strokeWidth={1.5} aria-hidden />}</Indicator>
      </Base.RadioItem>
    );
  }
  return (
    <Base.Item {...shared} onClick={item.onSelect} render={<Item data-tone={item.tone} />}>
      <Words item={item} />
    </Base.Item>
  );
}

function Group({ items }: { items: readonly (MenuAction | MenuLink | MenuRadio)[] }) {
  const checked = items.find((item) => item.kind === 'radio' && item.checked);
  return (
    <Base.RadioGroup value={checked ? keyOf(checked) : null}>
      {items.map((item) => (
        <Single key={keyOf(item)} item={item} />
      ))}
    </Base.RadioGroup>
  );
}

/** The items of a menu, in their sections. Radio items of one section exclude each other. */
export function MenuItems({ items }: { items: readonly MenuItem[] }) {
  return items.map((item, index) =>
    item.kind === 'section' ? (
      <Base.Group key={item.label ?? `section-${index}`}>
        {index > 0 && <Base.Separator render={<Separator />} />}
        {item.label && <Base.GroupLabel render={<GroupLabel />}>{item.label}</Base.GroupLabel>}
        <Group items={item.items} />
      </Base.Group>
    ) : (
      <Group key={keyOf(item)} items={[item]} />
    ),
  );
}
