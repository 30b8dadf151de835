import { CustomizeDialog } from '../../components/CustomizeDialog/CustomizeDialog';
import { WindowSettingsForm } from '../../components/WindowSettings/WindowSettingsForm';
import { useController, useControllerView, useDialog } from './controller-context';

/** How the viewers look, and what concerns this window alone. */
export default function DeskCustomize() {
  const { changeSettings } = useController();
  const { settings } = useControllerView();
  return (
    <CustomizeDialog {...useDialog('customize')}>
      <WindowSettingsForm settings={settings} onChange={changeSettings} />
    </CustomizeDialog>
  );
}
