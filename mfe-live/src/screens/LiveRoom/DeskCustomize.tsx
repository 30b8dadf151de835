import { CustomizeDialog } from '../../components/CustomizeDialog/CustomizeDialog';
import { WindowSettingsForm } from '../../components/WindowSettings/WindowSettingsForm';
import { useController, useControllerView, useDialog } from './controller-context';

/** Dialog for the look of the viewers and for the settings of this window. */
export function DeskCustomize() {
  const { changeSettings } = useController();
  const { settings } = useControllerView();
  return (
    <CustomizeDialog {...useDialog('customize')}>
      <WindowSettingsForm settings={settings} onChange={changeSettings} />
    </CustomizeDialog>
  );
}
