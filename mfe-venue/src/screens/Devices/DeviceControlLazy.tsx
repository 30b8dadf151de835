export { ControlDialog as default } from '@standby/devices/control-dialog';
