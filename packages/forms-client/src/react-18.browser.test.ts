import 'virtual:react-18'
