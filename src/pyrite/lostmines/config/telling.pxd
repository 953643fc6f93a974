# Compiled without C types: a server runs this for every viewer of every action.
